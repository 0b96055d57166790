import type { Subject } from '../../../../renderer/gameScreens.ts'
import { usePlatoon } from '../usePlatoon.ts'

/** @returns the men of the open tour, each with his REP. */
export function menToRollFor(): readonly Subject[] {
  const billets = (usePlatoon().roster?.squads ?? []).flatMap((squad) => squad.billets)
  return billets.flatMap(({ soldier }) =>
    soldier
      ? [
          {
            id: soldier.id,
            title: `${soldier.name}, REP ${soldier.rep}`,
            about: { soldierId: soldier.id },
            numbers: { REP: soldier.rep },
          },
        ]
      : [],
  )
}
