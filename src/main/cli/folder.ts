import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/**
 * The library's folder, the same as Electron's `documents` gives, so that both doors show the same campaigns.
 *
 * @param read reads a text file, or throws.
 */
export function defaultLibraryFolder(
  env: Readonly<Record<string, string | undefined>>,
  home = homedir(),
  read: (path: string) => string = (path) => readFileSync(path, 'utf8'),
): string {
  return join(documentsOf(env['XDG_CONFIG_HOME'] ?? join(home, '.config'), home, read), 'Short-Timer')
}

function documentsOf(config: string, home: string, read: (path: string) => string): string {
  try {
    const named = /^XDG_DOCUMENTS_DIR="(.+)"$/m.exec(read(join(config, 'user-dirs.dirs')))?.[1]
    if (named !== undefined) return named.replace(/^\$HOME/, home)
  } catch {
    // No such list: the usual name is right.
  }
  return join(home, 'Documents')
}
