import type { Mission } from '../../../../src/games/fng/rules/state.ts'
import { corpsAreas } from '../../../../src/games/fng/rules/tables/index.ts'
import { battleWith } from '../../battle.ts'
import { hidden, men, withMission, type Scene } from './scene.ts'

/** Potential Contacts and forces of every area at every EAL. */
export const contacts: readonly Scene[] = corpsAreas.rows.flatMap((row) =>
  row.gives.areas.split(' ').flatMap((area) =>
    [1, 2, 3, 4, 5, 6].map((eal): Scene => {
      const state = battleWith({ ours: men, battle: { eal, enemy: null, turn: 2 } })
      return {
        start: withMission(
          {
            ...state,
            contacts: [1, 2, 3, 4, 5, 6].map((number) => ({
              ...hidden,
              id: 9_600_000 + number,
              number,
              sector: number,
            })),
          },
          { corps: row.key, area: area as Mission['area'], eal, type: 'fight' },
        ),
        does: ['revealPef'],
        moves: 6,
        times: eal > 2 ? 5 : 2,
      }
    }),
  ),
)
