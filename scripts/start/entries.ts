/** What the program starts by name, each a file of its own in out/main: a worker thread gets a line here. */
export const entries = {
  index: 'src/main/index.ts',
  cli: 'src/main/cli.ts',
  formWorker: 'src/main/sheets/forms/formWorker.ts',
  takeInWorker: 'src/main/app/library/takeInWorker.ts',
  pictureWorker: 'src/main/sheets/pictures/pictureWorker.ts',
} as const
