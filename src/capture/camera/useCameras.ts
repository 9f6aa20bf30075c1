import { useEffect, useState } from 'react';
import { listCameras } from './devices';

/** The cameras to choose from while one is on, as they come and go. */
export function useCameras(stream: MediaStream | undefined): readonly MediaDeviceInfo[] {
  const [cameras, setCameras] = useState<readonly MediaDeviceInfo[]>([]);
  useEffect(() => {
    if (!stream) return;
    let current = true;
    const list = () =>
      void listCameras().then((found) => {
        if (current) setCameras(found);
      });
    const { mediaDevices } = navigator;
    list();
    mediaDevices.addEventListener?.('devicechange', list);
    return () => {
      current = false;
      mediaDevices.removeEventListener?.('devicechange', list);
    };
  }, [stream]);
  return cameras;
}
