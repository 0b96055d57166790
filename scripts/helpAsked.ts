/** Prints how a script is used, when it is asked with `--help`. @returns true when it was: there is nothing else to do. */
export function helpAsked(usage: string): boolean {
  if (!process.argv.includes('--help')) return false
  console.log(`usage: ${usage}`)
  return true
}
