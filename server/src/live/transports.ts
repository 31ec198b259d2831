import type { IncomingMessage } from 'node:http';
import type { Config } from '../config';
import { Gate, type Limits } from '../limits';
import { addressOf } from '../web/visitor';

/** A packet as Engine.IO has it. */
interface Packet {
  readonly data?: string | Buffer;
}

/** A client's connection as Engine.IO, which Socket.IO stands on, has it. */
export interface Transport {
  readonly id: string;
  readonly request: IncomingMessage;
  /** `packet` came in; `packetCreate` will go out; with `drain`, all that was to go out was given to the system. */
  on(event: 'packet' | 'packetCreate', then: (packet: Packet) => void): unknown;
  on(event: 'drain', then: () => void): unknown;
  once(event: 'close', then: () => void): unknown;
  close(discard: boolean): void;
}

/** How long a client may take to read what was written to it before the server stops. */
const FLUSH_MS = 1000;

/**
 * The connections that are open. One is cut that floods the server with packets, which need not be events to cost
 * something, and one that asks for more than it reads, which would be kept for it without end.
 */
export class Transports {
  private readonly open = new Set<Transport>();
  private readonly countOf = new Map<string, number>();
  private readonly packets: Gate;

  constructor(
    private readonly config: Config,
    private readonly limits: Pick<Limits, 'connectionPackets' | 'unread'>,
  ) {
    this.packets = new Gate(limits.connectionPackets);
  }

  /** How many connections this address has open. */
  from(address: string): number {
    return this.countOf.get(address) ?? 0;
  }

  add(transport: Transport): void {
    const address = addressOf(transport.request, this.config);
    this.open.add(transport);
    this.countOf.set(address, this.from(address) + 1);
    transport.once('close', () => {
      this.open.delete(transport);
      if (this.from(address) > 1) this.countOf.set(address, this.from(address) - 1);
      else this.countOf.delete(address);
    });
    this.watch(transport);
  }

  /** Cuts all, so that clients come back by themselves, once they have read what was written to them. */
  async closeAll(): Promise<void> {
    const closed = [...this.open].map((transport) => {
      const gone = new Promise<void>((resolve) => void transport.once('close', resolve));
      // Without discarding: what is to be written is written first.
      transport.close(false);
      return gone;
    });
    const patience = new Promise<void>((resolve) => void setTimeout(resolve, FLUSH_MS).unref());
    await Promise.race([Promise.all(closed), patience]);
  }

  private watch(transport: Transport): void {
    transport.on('packet', () => {
      void this.packets.admits(transport.id).then((admitted) => {
        if (!admitted) cut(transport);
      });
    });
    let unread = 0;
    transport.on('packetCreate', ({ data }) => {
      unread += data?.length ?? 0;
      if (unread > this.limits.unread) cut(transport);
    });
    transport.on('drain', () => (unread = 0));
  }
}

/** Ends a connection at once. To part in order would be to wait for the one who does not listen. */
function cut(transport: Transport): void {
  transport.close(true);
  transport.request.socket.destroy();
}
