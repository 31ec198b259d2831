/** The server that `prove-kills` kills: `victim <data folder> <port>`. */
import '../../src/production';
import { serve } from './serve';

void serve(process.argv[2]!, Number(process.argv[3])).then(() => process.stdout.write('ready\n'));
