module channel

go 1.24
