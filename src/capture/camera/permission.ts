/** The stricter permission of the two. Undefined if the browser does not say, as older Firefox and Safari. */
export const permissionFor = async (sound: boolean): Promise<PermissionState | undefined> => {
  const states = (await watchPermissions(sound)).map(({ state }) => state);
  return (['denied', 'prompt', 'granted'] as const).find((state) => states.includes(state));
};

export const watchPermissions = async (sound: boolean): Promise<PermissionStatus[]> => {
  const names = (sound ? ['camera', 'microphone'] : ['camera']) as PermissionName[];
  // Typed as always present, but absent in older browsers.
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
