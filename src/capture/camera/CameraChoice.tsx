import { useId } from 'react';
import { cameraCopy } from '../../copy/capture/camera';
import styles from './CameraNotes.module.css';
import type { Camera } from './useCamera';

export function CameraChoice({ camera: { devices, deviceId, switchTo } }: { camera: Camera }) {
  const id = useId();
  if (devices.length < 2 || deviceId === undefined) return null;
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{cameraCopy.change}</label>
      <select id={id} value={deviceId} onChange={(event) => switchTo(event.target.value)}>
        {devices.map((device, index) => (
          <option key={device.deviceId} value={device.deviceId}>
            {device.label || cameraCopy.unnamed(index + 1)}
          </option>
        ))}
      </select>
    </div>
  );
}
