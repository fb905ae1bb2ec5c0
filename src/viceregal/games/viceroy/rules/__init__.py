"""The rules, as compiled: nothing here imports anything but the kernel and its neighbours."""
