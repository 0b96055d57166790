import { describe, expect, it } from 'vitest'
import { fngSheets } from '../../../src/games/fng/app/fngSheets.ts'
import { doAtOnce } from '../../../src/main/engine/work.ts'
import { onPaper } from '../../../src/main/sheets/onPaper.ts'
import { both, made, sources } from '../../support/everySheet.ts'
import { testMeasure, textsOf } from './inCells.ts'

describe('large print', () => {
  it.each(['reportForm', 'supportCard', 'turnTrack', 'enemyOob', 'squads'])(
    'of %s, whose columns fill the page, cuts no name and no figure',
    (name) => {
      const sheet = made(
        fngSheets.find((one) => one.sheet === name)!,
        sources['a full platoon before a battle'](),
      )!
      for (const paper of both) {
        const { sides } = doAtOnce(onPaper(sheet, testMeasure(), { paper, large: true }))
        const cut = sides.flatMap(({ marks }) => textsOf(marks)).filter(({ text }) => text.endsWith('...'))
        expect(cut.map(({ text }) => text)).toEqual([])
      }
    },
  )
})
