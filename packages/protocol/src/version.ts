/** Changes whenever clients and servers of the previous version would no longer understand each other. */
export const PROTOCOL_VERSION = 2;

/** The WebSocket subprotocol that a client asks for: an outdated client is refused during the upgrade. */
export const SUBPROTOCOL = `holdup.${PROTOCOL_VERSION}`;
