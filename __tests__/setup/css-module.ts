/** Every class name of a CSS module is its own key. */
export default new Proxy<Record<string, string>>({}, { get: (_target, key) => String(key) });
