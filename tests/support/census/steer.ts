import type {
  Answer,
  AnswerSource,
  ChoiceRequest,
  D6,
  DiceRequest,
  DrawRequest,
  Throw,
} from '../../../src/main/engine/answers.ts'
import {
  resolveReading,
  scoreOfFaces,
  type Band,
  type Reading,
  type Resolved,
} from '../../../src/main/engine/reading.ts'
import type { Chance } from '../battlePlayer.ts'
import type { Census } from './census.ts'

export interface Steered extends AnswerSource {
  readonly told: () => readonly Answer[]
}

const faces: readonly D6[] = [1, 2, 3, 4, 5, 6]

/** How often dice fall as the census would have them; else they fall as they may. */
const steers = 0.75

/** Dice that like to fall on rows that have not been met. */
export function steered(census: Census, chance: Chance): Steered {
  const told: Answer[] = []
  const asked = new Map<string, number>()
  const next = ({ key, subject }: { key: string; subject: number }) => {
    const at = `${key}|${subject}`
    const occurrence = asked.get(at) ?? 0
    asked.set(at, occurrence + 1)
    return { key, subject, occurrence, by: 'program' as const }
  }
  const roll = (request: DiceRequest): Throw => {
    const at = next(request)
    const thrown = (chance.often(steers) ? aimed(request, census, chance) : null) ?? any(request.count, chance)
    told.push({ ...at, kind: 'dice', faces: thrown })
    return { faces: thrown, picked: null, by: 'program' }
  }
  return {
    roll,
    rollAll: (requests) => requests.map(roll),
    choose<T extends string>(request: ChoiceRequest<T>): T {
      const at = next(request)
      const count = ({ value }: { value: string }) => census.choices.get(`${request.key}|${value}`) ?? 0
      const least = Math.min(...request.options.map(count))
      const among = chance.often(0.5) ? request.options : request.options.filter((one) => count(one) === least)
      const { value } = chance.one(among)
      census.choices.set(`${request.key}|${value}`, count({ value }) + 1)
      told.push({ ...at, kind: 'choice', value })
      return value
    },
    draw(request: DrawRequest) {
      const value = chance.below(request.of)
      told.push({ ...next(request), kind: 'draw', value })
      return value
    },
    deal() {
      throw new Error('No cards are dealt in this game.')
    },
    told: () => told,
  }
}

const any = (count: number, chance: Chance): D6[] => Array.from({ length: count }, () => chance.one(faces))

/** Dice that bring a row that has not been met; null where none can come up. */
function aimed(request: DiceRequest, census: Census, chance: Chance): D6[] | null {
  const wanting = (request.readings ?? []).filter((one) => !one.byHand && census.lacksAny(one.table.id))
  if (wanting.length === 0) return null
  const reading = chance.one(wanting)
  const resolved = resolveReading(reading, request.count)
  const bands = resolved.bands.filter((band) => isWanted(reading, band, census))
  if (bands.length === 0) return null
  const { from, to } = chance.one(bands)
  const score = from + chance.below(to - from + 1)
  return [...thrownFor(resolved, score, chance), ...any(request.count - resolved.dice, chance)]
}

function isWanted(reading: Reading, { row, then }: Band, census: Census): boolean {
  if (then.some((band) => isWanted(reading, band, census))) return true
  return row !== null && then.length === 0 && census.lacks(reading.table.id, row)
}

/** Dice that come to a score, moved there die by die. */
function thrownFor(resolved: Resolved, score: number, chance: Chance): D6[] {
  const thrown = any(resolved.dice, chance)
  const off = () => Math.abs(scoreOfFaces(resolved, thrown) - score)
  for (let tries = 0; tries < 8 * thrown.length && off() > 0; tries++) {
    const die = tries % thrown.length
    const best = faces.map((face) => {
      thrown[die] = face
      return { face, off: off() }
    })
    const least = Math.min(...best.map((one) => one.off))
    thrown[die] = chance.one(best.filter((one) => one.off === least)).face
  }
  return thrown
}
