/** Imported before anything else: boardgame.io and React look at NODE_ENV once, when they are loaded. */
process.env.NODE_ENV ??= 'production';
