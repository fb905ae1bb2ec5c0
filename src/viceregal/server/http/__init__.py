"""The edge to the network: routes, the socket, what guards them, the page."""
