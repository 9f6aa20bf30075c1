interface PublicConfig {
  readonly links: Readonly<Record<string, string>>;
}

const SERVICES = ['mainServiceUrl', 'v2ServiceUrl', 'legacyServiceUrl', 'passwordServiceUrl'];

/** A path in config.json always begins at the host: those of the app's own pages and calls get `base`. */
export const basedConfig = (text: string, base: string): string => {
  if (base === '/') return text;
  const config = JSON.parse(text) as PublicConfig;
  const links = Object.entries(config.links).map(([name, link]) => [
    name,
    link.startsWith('/legal/') ? base + link.slice(1) : link,
  ]);
  const services = SERVICES.map((name) => [name, base.slice(0, -1)]);
  const based = {
    ...config,
    ...(Object.fromEntries(services) as Record<string, string>),
    links: Object.fromEntries(links) as Record<string, string>,
  };
  return `${JSON.stringify(based, undefined, 2)}\n`;
};
