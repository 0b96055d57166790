import type { GameAbout } from '../../contract/about.ts'

/** How far a game has been tried, as a chip and as a sentence. */
export const stages: Readonly<Record<GameAbout['stage'], { readonly title: string; readonly text: string }>> = {
  tried: { title: 'Tried', text: 'Tried: played through for whole campaigns.' },
  beta: { title: 'Beta', text: 'Beta: complete and tested, not yet tried for long at a table.' },
}
