/** What the device says about itself: whether it has a network, and that it has just woken. */
export interface Device {
  online(): boolean;
  /** `wake`: the page is looked at again, or the network is back. Returns the way to stop listening. */
  listen(onWake: () => void, onOffline: () => void): () => void;
}

export const browserDevice: Device = {
  // Only `false` means anything; `true` may be a network that leads nowhere.
  online: () => navigator.onLine,
  listen: (onWake, onOffline) => {
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') onWake();
    };
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('pageshow', onVisible);
    window.addEventListener('online', onWake);
    window.addEventListener('offline', onOffline);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('pageshow', onVisible);
      window.removeEventListener('online', onWake);
      window.removeEventListener('offline', onOffline);
    };
  },
};
