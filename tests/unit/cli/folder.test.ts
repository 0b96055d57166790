import { expect, it } from 'vitest'
import { opener } from '../../../src/main/cli/browser.ts'
import { defaultLibraryFolder } from '../../../src/main/cli/folder.ts'

const none = () => {
  throw new Error('ENOENT')
}

it('keeps the library in the player’s documents, as Electron does', () => {
  expect(defaultLibraryFolder({}, '/home/able', none)).toBe('/home/able/Documents/Short-Timer')
  const dirs = (path: string) =>
    path === '/home/able/.config/user-dirs.dirs' ? '# made by xdg\nXDG_DOCUMENTS_DIR="$HOME/Dokumente"\n' : none()
  expect(defaultLibraryFolder({}, '/home/able', dirs)).toBe('/home/able/Dokumente/Short-Timer')
  expect(defaultLibraryFolder({ XDG_CONFIG_HOME: '/etc/x' }, '/home/able', dirs)).toBe(
    '/home/able/Documents/Short-Timer',
  )
})

it('opens a browser only where there is a display', () => {
  expect(opener({}, 'linux')).toBeNull()
  expect(opener({ DISPLAY: '' }, 'linux')).toBeNull()
  expect(opener({ DISPLAY: ':0' }, 'linux')).toBe('xdg-open')
  expect(opener({ WAYLAND_DISPLAY: 'wayland-0' }, 'linux')).toBe('xdg-open')
  expect(opener({}, 'darwin')).toBe('open')
})
