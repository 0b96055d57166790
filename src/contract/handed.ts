/** A pack that the system has handed to the program: by a double click, or with a second start. */
export interface HandedPack {
  /** Name of the file, without its folder. */
  readonly name: string
  readonly text: string
}
