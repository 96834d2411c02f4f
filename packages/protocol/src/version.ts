/** Changes whenever a client of the version before would no longer be understood, or not understand. */
export const PROTOCOL_VERSION = 2;

/** The WebSocket subprotocol a client asks for: an outdated one is refused before anything is said. */
export const SUBPROTOCOL = `holdup.${PROTOCOL_VERSION}`;
