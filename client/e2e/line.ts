import { connect, createServer, type Server, type Socket } from 'node:net';

/** One person's line to the server: bytes go through it until it is cut, and again when it is mended. */
export class Line {
  private readonly sockets = new Set<Socket>();
  private isCut = false;

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  static async to(target: number): Promise<Line> {
    return new Promise((done) => {
      const server = createServer((near) => {
        if (line.isCut) {
          near.destroy();
          return;
        }
        const far = connect(target, '127.0.0.1');
        for (const [one, other] of [
          [near, far],
          [far, near],
        ] as const) {
          line.sockets.add(one);
          one.on('error', () => other.destroy());
          one.on('close', () => {
            line.sockets.delete(one);
            other.destroy();
          });
          one.pipe(other);
        }
      });
      let line: Line;
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        if (address === null || typeof address === 'string') throw new Error('a line needs a port');
        line = new Line(server, address.port);
        done(line);
      });
    });
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  mend(): void {
    this.isCut = false;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((done) => this.server.close(done));
  }
}
