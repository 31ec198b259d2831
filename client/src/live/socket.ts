/** The one module that knows socket.io: a connection to one game of the server that this page came from. */
import type { ClientEvents, ServerEvents } from '@theed/tabletop/protocol';
import { io, type Socket } from 'socket.io-client';

/** What can be heard: the server's events, and those of the connection itself. */
export interface Heard extends ServerEvents {
  connect(): void;
  disconnect(reason: string): void;
  connect_error(error: Error): void;
}

/** As much of a socket as a link needs; tests bring their own. */
export interface LiveSocket {
  readonly connected: boolean;
  connect(): void;
  disconnect(): void;
  on<E extends keyof Heard>(event: E, listener: Heard[E]): void;
  emit<E extends keyof ClientEvents>(event: E, ...args: Parameters<ClientEvents[E]>): void;
}

/** A socket that is not connected yet. The guest's cookie says who we are. */
export function openSocket(gameName: string): LiveSocket {
  const socket: Socket<ServerEvents, ClientEvents> = io(`/${gameName}`, {
    autoConnect: false,
    // A link may be closed and opened again for another seat: it wants a handshake of its own.
    forceNew: true,
    transports: ['websocket'],
    reconnectionDelay: 400,
    reconnectionDelayMax: 4_000,
    timeout: 8_000,
  });
  return {
    get connected() {
      return socket.connected;
    },
    connect: () => void socket.connect(),
    disconnect: () => void socket.disconnect(),
    on: (event, listener) => void socket.on(event, listener as never),
    emit: (event, ...args) => void socket.emit(event, ...(args as never)),
  };
}
