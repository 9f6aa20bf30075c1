/**
 * What the browser remembers about the devices, the strictest of both; undefined where it does not say
 * (older Firefox and Safari know no such permission).
 */
export const permissionFor = async (sound: boolean): Promise<PermissionState | undefined> => {
  const states = (await watchPermissions(sound)).map(({ state }) => state);
  return (['denied', 'prompt', 'granted'] as const).find((state) => states.includes(state));
};

/** To be told of changes by their event; as many as the browser knows of. */
export const watchPermissions = async (sound: boolean): Promise<PermissionStatus[]> => {
  const names = (sound ? ['camera', 'microphone'] : ['camera']) as PermissionName[];
  // Typed as always there, but absent in older browsers.
  const permissions = navigator.permissions as Permissions | undefined;
  const found = await Promise.all(
    names.map(async (name) => {
      try {
        return await permissions?.query({ name });
      } catch {
        return undefined;
      }
    }),
  );
  return found.filter((status) => status !== undefined);
};
