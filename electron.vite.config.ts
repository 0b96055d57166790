import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'electron-vite'
import { notePackages } from './scripts/package/bundledPackages.ts'
import { entries } from './scripts/start/entries.ts'
import { testLists } from './tests/games/testLists.ts'

/** The browser tests build a program that knows a game of theirs besides: tests/games/README.md. */
const lists = process.env['GAMES'] === 'tests' ? [testLists(import.meta.dirname)] : []

export default defineConfig({
  main: {
    plugins: [...lists, notePackages('main')],
    build: {
      // What the program needs lies in one file with it: looking up a thousand modules is most of a start. Outside stays
      // what package.json names as a dependency: the database, which is no script, and the fonts, which are read as files.
      sourcemap: true,
      rolldownOptions: { input: entries },
    },
  },
  preload: {
    plugins: [notePackages('preload')],
    build: {
      externalizeDeps: false,
      sourcemap: true,
      // A sandboxed preload must be one CommonJS file.
      rolldownOptions: { output: { format: 'cjs', entryFileNames: '[name].cjs' } },
    },
  },
  renderer: {
    plugins: [vue(), ...lists, notePackages('renderer')],
    build: {
      sourcemap: true,
      minify: true,
      // The program's page, and the one that friends see on devices of their own.
      rolldownOptions: { input: ['src/renderer/index.html', 'src/renderer/friend.html'] },
    },
  },
})
