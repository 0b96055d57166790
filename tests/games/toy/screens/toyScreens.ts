import { Ship } from '@lucide/vue'
import type { GameScreens } from '../../../../src/renderer/gameScreens.ts'
import { toyAbout } from '../contract/about.ts'

const begin = () => import('./BeginScreen.vue')

/** The Ferry on the screen. */
export const toyScreens: GameScreens = {
  ...toyAbout,
  looks: { tour: { icon: Ship } },
  home: () => import('./RiverScreen.vue'),
  homeHelp: 'river',
  routes: [{ name: 'toy.begin', help: 'river', path: '/begin', component: begin, under: 'library' }],
  begin,
  turnPage: 'tour',
  unbegun: 'toy.begin',
  picture: () => import('./RiverPicture.vue'),
  help: () => import('./toyHelp.ts'),
  parts: () => import('./toyParts.ts'),
}
