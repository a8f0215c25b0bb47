"""What stands behind `make run` and `make test`: embedded servers, and somebody who watches over the processes."""
