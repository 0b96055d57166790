import type { ShippedPackage } from './shippedPackages.ts'

const rule = '-'.repeat(80)

const head = `Short-Timer is handed out together with the software of others that is named here,
each under its own licence. Electron, with the Chromium and the Node.js in it,
brings its own texts (LICENSE.electron.txt, LICENSES.chromium.html). The database
in better-sqlite3 is SQLite, which its authors have put in the public domain.

This file is made by \`npm run notice\` from the lock file and the bundles.`

/** @returns the text of NOTICE: who wrote what is handed out, and under which licence; a text that several share, once. */
export function noticeOf(packages: readonly ShippedPackage[]): string {
  const list = packages.map(({ name, version, licence }) => `${name} ${version}: ${licence}`)
  const sharing = new Map<string, string[]>()
  for (const { name, version, texts } of packages)
    for (const text of texts) {
      const plain = text.replaceAll('\r', '').trim()
      sharing.set(plain, [...(sharing.get(plain) ?? []), `${name} ${version}`])
    }
  const texts = [...sharing].map(([text, names]) => [rule, ...new Set(names), rule, '', text, ''].join('\n'))
  return [head, '', ...list, '', ...texts].join('\n')
}
