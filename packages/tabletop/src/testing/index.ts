export * from './headless';
export * from './lenses';
export * from './picker';
export * from './playout';
export * from './rigged';
export * from './scenario';
export * from './transcript';
export * from './worlds';
