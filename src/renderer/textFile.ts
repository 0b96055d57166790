/** A file that holds no text, in words for the player. */
export class NoText extends Error {}

const mostBytes = 2_000_000

/**
 * Reads a text file as spreadsheets write it: UTF-8, UTF-16 with its mark, else the old encoding of Windows.
 * @throws NoText with a message for the player, for workbooks and for what is too large to be a roster.
 */
export async function readTextFile(file: File): Promise<string> {
  if (file.size > mostBytes)
    throw new NoText(`"${file.name}" is too large for a roster: ${mostBytes / 1e6} MB at most.`)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const starts = (...mark: readonly number[]) => mark.every((byte, i) => bytes[i] === byte)
  if (starts(0x50, 0x4b) || starts(0xd0, 0xcf))
    throw new NoText(`"${file.name}" is a workbook. Save its sheet as CSV, or copy the cells and paste them here.`)
  if (starts(0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  if (starts(0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
