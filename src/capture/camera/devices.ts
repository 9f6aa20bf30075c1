/** Devices as the browser lists them now; none where it cannot tell. */
export const listDevices = async (): Promise<readonly MediaDeviceInfo[]> => {
  try {
    return await navigator.mediaDevices.enumerateDevices();
  } catch {
    return [];
  }
};

/** With their names, once the permission is given. */
export const listCameras = async (): Promise<readonly MediaDeviceInfo[]> =>
  (await listDevices()).filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '');

/** Cameras that show no person: for face recognition, for distances, made by a program. */
const odd = /\b(ir|infrared|infrarossi|depth|virtual|virtuale)\b/i;

export const isOdd = ({ label }: { readonly label: string }): boolean => odd.test(label);
