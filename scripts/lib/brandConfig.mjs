/** What brand.json says of config.json, in the web app's build and in the compiled service. */

/** Returns the text of config.json with the brand's own values, and the text itself where it has none. */
export const withBrandConfig = (text, { config } = {}) => {
  if (config === undefined) return text;
  const trial = JSON.parse(text);
  const merged = { ...trial, ...config, links: { ...trial.links, ...config.links } };
  return `${JSON.stringify(merged, null, 2)}\n`;
};
