import { randomUUID } from 'node:crypto'
import type { PaperCampaign, PaperMan } from '../src/games/fng/rules/inputs.ts'
import { fngSystem } from '../src/games/fng/rules/system.ts'
import { createTourFile } from '../src/main/store/openTourFile.ts'
import { commitPlayed, playedAt } from '../tests/support/commitPlayed.ts'
import { playInMemory } from '../tests/support/playTour.ts'

const names = ['Able', 'Baker', 'Cooper', 'Dorsey', 'Ellis', 'Fuqua', 'Grady', 'Hoffner', 'Ingram', 'Jarvis']
const weapons = ['m14', 'm16', 'm79', 'm60']
const attributes = ['lucky', 'tough', 'slow', 'marksman', 'stealthy']

const manOf = (i: number): PaperMan => ({
  firstName: String.fromCharCode(65 + (i % 26)),
  lastName: `${names[i % names.length]!} ${i}`,
  squad: 1 + (i % 3),
  post: i < 3 ? 'squadLeader' : (['rifleman', 'grenadier', 'jrNco'] as const)[i % 3]!,
  rep: 3 + (i % 4),
  attributes: [attributes[i % attributes.length]!],
  weapon: weapons[i % weapons.length]!,
  derosHalfMonths: 1 + (i % 26),
  shortTimer: i % 7 === 0,
  star: i === 0,
  away: i % 11 === 0 ? { status: 'hospital', missions: 1 + (i % 3) } : null,
})

/** Writes a tour file with a roster of so many men in three squads: far longer than any platoon. */
export function writeLongTour(path: string, men: number): void {
  const paper: PaperCampaign = {
    unit: 'Five hundred',
    list: 'usmc',
    corps: 'i',
    startHalfMonth: 0,
    halfMonth: 8,
    attributesFor: 'everyone',
    extraContactDie: false,
    lastArea: null,
    men: Array.from({ length: men }, (_, i) => manOf(i)),
    openSlots: [],
    history: '',
  }
  const entry = playInMemory(fngSystem.empty, 'takeOver', paper, 1, 1)
  const file = createTourFile(path, { system: fngSystem, name: 'Long', seed: 1, id: randomUUID(), now: playedAt })
  commitPlayed(file, entry, null)
  file.close()
}
