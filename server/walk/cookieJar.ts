const isGone = (line: string, value: string): boolean =>
  value === '' || /max-age=0\b|expires=[^;]*\b1970/i.test(line);

export class CookieJar {
  readonly cookies = new Map<string, string>();
  readonly lines = new Map<string, string>();

  header(): string | undefined {
    if (this.cookies.size === 0) return undefined;
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  keep(setCookies: readonly string[]): void {
    for (const line of setCookies) {
      const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
      if (name === '') continue;
      this.lines.set(name, line);
      if (isGone(line, value)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
