import './production';
import { createServer, type RunningServer } from './app';
import { ConfigError, readConfig, type Config } from './config';
import { KeyError } from './identity';
import { StoreError } from './store/store';

void start();

async function start(): Promise<void> {
  try {
    const config = readConfig(process.env);
    const server = await createServer(config).catch((error: unknown) => {
      throw explained(error, config);
    });
    stopOnSignal(server);
    process.stdout.write(`Theed is served at ${server.url}\n`);
  } catch (error) {
    const known = error instanceof ConfigError || error instanceof StoreError || error instanceof KeyError;
    process.stderr.write(`${known ? error.message : `The server could not be started: ${String(error)}`}\n`);
    process.exit(1);
  }
}

/** The first signal stops in order, the second at once. */
function stopOnSignal(server: RunningServer): void {
  let asked = false;
  const stop = (): void => {
    if (asked) process.exit(1);
    asked = true;
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        server.log.error({ err: error }, 'could not stop in order');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function explained(error: unknown, { host, port }: Config): unknown {
  const { code } = error as { code?: string };
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `PORT: another program listens on ${host}:${port}. Stop it, or set another port.`,
    EACCES: `PORT: this user may not listen on port ${port}. Set one above 1023.`,
    EADDRNOTAVAIL: `HOST: this machine has no address ${host}.`,
    ENOTFOUND: `HOST: there is no host ${host}.`,
  };
  const reason = error instanceof StoreError || code === undefined ? undefined : reasons[code];
  return reason === undefined ? error : new ConfigError(reason, { cause: error });
}
