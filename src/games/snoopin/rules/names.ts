import { seededNumber } from '../../../main/engine/seeded.ts'
import type { Man, SnoopinState } from './state.ts'
import { unnamedMen } from './newMen.ts'

/** Names for men whom nobody has named: made up, each campaign in an order of its own. */
const lists = {
  american: {
    surnames:
      'Yates Ferrante Whitehorse Lindgren Mabry Oyelaran Bergeron Novak Hathaway Quinn Amado Teague Varga Delacroix Pruitt Sandoval Harlan Okafor Brandt Castellano Dupree Eastman Fitch Guidry Hollis Ibarra Jessup Kessler Lomax Mercado Nash Ostrowski Pell Rasmussen Salazar Tolliver Upshaw Vance Wexler Yoder Zielinski Abbott Bixby Crane Dorsey Eubanks Farrow Gaines Hobart Ingram Jarrett Kimball Ladd Maddox Neely Oakes Purcell Rourke Stroud Tanner Underhill Vickers Wendt Yarrow',
    /** As often as men born in the forties had them. */
    initials: 'JJJJJJJRRRRRRDDDDDWWWWCCCCLLLLGGGTTTMMMBBEEEHHKKPPAASSFFNNVOI',
  },
  vietnamese: {
    surnames:
      'An Bao Binh Canh Chau Chinh Cuong Dai Danh Dat Diep Dinh Duc Dung Duong Gia Giang Ha Hai Hanh Hao Hien Hiep Hoa Hoan Hung Huy Khai Khanh Khoa Kien Lam Lap Loc Long Luan Luong Manh Minh Nam Nghia Nhan Ninh Phong Phu Phuc Quan Quang Quoc Quy Sang Son Tai Tam Tan Thach Thanh Thien Thinh Tho Tien Toan Tri Trung',
    /** A man goes by his own name; the letter behind it is that of his family's. */
    initials: 'NNNNNNNNTTTTLLLPPPHHHVVVBBDDCKM',
  },
} as const

export type NameList = keyof typeof lists

const namesOf = (list: NameList): readonly string[] => lists[list].surnames.split(' ')

/** The words of a name: "Sgt Yates" and "Yates, J." are both a Yates. */
const wordsOf = (name: string): string[] => name.split(/[^\p{L}]+/u)

/**
 * @param seed of the campaign: another one has other men.
 * @returns so many names of a list that nobody in the campaign has borne; of one surname twice only where all are borne.
 */
export function inventedNames(
  { men }: Pick<SnoopinState, 'men'>,
  list: NameList,
  count: number,
  seed: number,
): string[] {
  const taken = new Set(men.map(({ name }) => name))
  const borne = new Set(men.flatMap(({ name }) => wordsOf(name)))
  const draw = (key: string, subject: number, of: number) =>
    seededNumber({ seed, depth: 0, key: `snoopin.${key}`, subject, occurrence: 0 }, of)
  const order = namesOf(list)
    .map((surname, i) => ({
      surname,
      place: draw('name', i, 2 ** 30),
      nth: draw('initial', i, lists[list].initials.length),
    }))
    .toSorted((a, b) => a.place - b.place)
  const found: string[] = []
  for (let round = 0; found.length < count; round++)
    for (const { surname, nth } of order) {
      const name = `${surname}, ${initialsAt(list, nth, round)}`
      if (found.length === count || taken.has(name) || (round === 0 && borne.has(surname))) continue
      taken.add(name)
      found.push(name)
    }
  return found
}

/** Each round has another letter, and once all letters are through a second one: no two rounds have the same. */
function initialsAt(list: NameList, nth: number, round: number): string {
  const drawn = lists[list].initials
  const letters = [...new Set(drawn)]
  const letter = letters[(letters.indexOf(drawn[nth]!) + round) % letters.length]!
  const more = Math.floor(round / letters.length)
  return more === 0 ? `${letter}.` : `${letter}. ${letters[(more - 1) % letters.length]!}.`
}

/** @returns the list that most of these men are of: the American one where none is of either. */
export function listOf(men: readonly Pick<Man, 'name'>[]): NameList {
  const words = men.flatMap(({ name }) => wordsOf(name))
  const ofList = (list: NameList) => {
    const known = new Set(namesOf(list))
    return words.filter((word) => known.has(word)).length
  }
  return ofList('vietnamese') > ofList('american') ? 'vietnamese' : 'american'
}

/** @returns a name for each new man who has none yet, of the list of his platoon. */
export function namesForNewMen(state: SnoopinState, seed: number): { readonly man: number; readonly name: string }[] {
  const listIn = ({ forceId }: Man) => listOf(state.men.filter((one) => one.forceId === forceId))
  return (Object.keys(lists) as NameList[]).flatMap((list) => {
    const men = unnamedMen(state).filter((man) => listIn(man) === list)
    const names = inventedNames(state, list, men.length, seed)
    return men.map(({ id }, i) => ({ man: id, name: names[i]! }))
  })
}
