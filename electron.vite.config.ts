import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'electron-vite'

/** What the program starts by name, each a file of its own in out/main: a worker thread gets a line here. */
const entries = {
  index: 'src/main/index.ts',
  cli: 'src/main/cli.ts',
  pictureWorker: 'src/main/sheets/pictures/pictureWorker.ts',
}

export default defineConfig({
  main: {
    build: {
      // What the program needs lies in one file with it: looking up a thousand modules is most of a start. The database
      // stays outside, for it is no script; so do the fonts, which are read as files.
      externalizeDeps: { exclude: ['kysely', 'pdfkit', 'pngjs', 'zod'] },
      sourcemap: true,
      rolldownOptions: { input: entries },
    },
  },
  preload: {
    build: {
      externalizeDeps: false,
      sourcemap: 'inline',
      // A sandboxed preload must be one CommonJS file.
      rolldownOptions: { output: { format: 'cjs', entryFileNames: '[name].cjs' } },
    },
  },
  renderer: {
    plugins: [vue()],
    build: { sourcemap: true, minify: true },
  },
})
