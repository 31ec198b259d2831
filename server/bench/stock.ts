/** boardgame.io's own server with its in-memory store, for comparison: `stock <port>`. Knows no authority and no secrets. */
import '../src/production';
import { clash } from '@theed/clash-of-the-lightsabers';
import { createRandomness } from '@theed/tabletop';
import { toBoardgame } from '@theed/tabletop/boardgame';
import { Server } from 'boardgame.io/server';

const secret = '0'.repeat(64);
const game = toBoardgame(clash, (nonces) => createRandomness(secret, nonces));
const server = Server({ games: [game], origins: ['*'] });
void server.run(Number(process.argv[2]), () => process.stdout.write('ready\n'));
