/** What a recording says of the device: what it can do, and nothing that identifies it. */

interface Line {
  readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
}

const browsers: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdgA?\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari/],
];

const browserOf = (agent: string): string => {
  for (const [name, pattern] of browsers) {
    const [, major] = pattern.exec(agent) ?? [];
    if (major !== undefined) return `${name} ${major}`;
  }
  return 'altro browser';
};

const countCameras = async (): Promise<number | undefined> => {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return devices.filter(({ kind }) => kind === 'videoinput').length;
  } catch {
    return undefined;
  }
};

/** `viewport`: CSS pixels. `cameras` is missing if the browser does not report them. */
export const readDevice = async (): Promise<Readonly<Record<string, unknown>>> => {
  const { connection } = navigator as Line;
  const cameras = await countCameras();
  return {
    viewport: `${window.innerWidth}x${window.innerHeight}`,
    pixelRatio: window.devicePixelRatio,
    touch: navigator.maxTouchPoints > 0,
    language: navigator.language.slice(0, 5),
    browser: browserOf(navigator.userAgent),
    ...(connection?.effectiveType !== undefined && { connection: connection.effectiveType }),
    ...(connection?.saveData !== undefined && { saveData: connection.saveData }),
    ...(cameras !== undefined && { cameras }),
  };
};
