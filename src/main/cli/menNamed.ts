import type { PrintMan } from '../../contract/print.ts'
import { NotSo } from './command.ts'

/**
 * Reads men out of a list with commas between, in which a name may have a comma of its own: "Cowan, J., Reyes". A comma
 * ends a name unless what stands on both its sides is one man's.
 * @returns their ids, in the order in which they are named.
 * @throws NotSo for a name that nobody has, or more than one.
 */
export function menNamed(men: readonly PrintMan[], words: readonly string[]): number[] {
  const [word, next, ...rest] = words
  if (word === undefined) return []
  const both = next === undefined ? [] : calledExactly(men, `${word}, ${next}`)
  if (next !== undefined && both.length > 0) return [theOne(both, `${word}, ${next}`), ...menNamed(men, rest)]
  return [theOne(calledLike(men, word), word), ...menNamed(men, words.slice(1))]
}

/** Capitals and the points of initials count for nothing. */
const plain = (text: string): string => text.toLowerCase().replaceAll('.', '').replace(/\s+/g, ' ').trim()

/** Every way to write a man's name whole, with his rank or his number before it or not. */
function callsOf(man: PrintMan): string[] {
  const { id, rank, firstName: first, lastName: last } = man
  const firsts = first === '' ? [] : [first, first.charAt(0)]
  const names = [last, ...firsts.flatMap((name) => [`${last}, ${name}`, `${last} ${name}`, `${name} ${last}`])]
  const written = names.flatMap((name) => [name, `${rank} ${name}`])
  return [`#${id}`, String(id), numbered(man), ...written].map(plain)
}

const calledExactly = (men: readonly PrintMan[], text: string): PrintMan[] =>
  men.filter((man) => callsOf(man).includes(plain(text)))

/** A part of a name does where nobody is called just so. */
function calledLike(men: readonly PrintMan[], text: string): PrintMan[] {
  const exact = calledExactly(men, text)
  return exact.length > 0 ? exact : men.filter(({ name }) => plain(name).includes(plain(text)))
}

const numbered = ({ id, name }: PrintMan): string => `#${id} ${name}`

function theOne(found: readonly PrintMan[], text: string): number {
  const [man, ...others] = found
  if (!man) throw new NotSo(`There is no man "${text}" in this tour: "tour roster" lists those who are there.`)
  if (others.length === 0) return man.id
  // Men who were never there together may have one name; only their numbers tell them apart.
  const offers = found.map((one) =>
    found.some((two) => two !== one && two.name === one.name) ? numbered(one) : one.name,
  )
  throw new NotSo(`"${text}" may be ${offers.join(' or ')}: write more of the name.`)
}
