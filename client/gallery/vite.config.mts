import { mergeConfig } from 'vite';
import base from '../vite.config.mts';

/** The gallery is a page of its own, served while one draws, and part of no build. */
export default mergeConfig(base, { root: import.meta.dirname, server: { port: 5180, proxy: {} } });
