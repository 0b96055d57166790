import { createRouter, createWebHashHistory, type Router, type RouterHistory } from 'vue-router'
import JournalScreen from './screens/journal/JournalScreen.vue'
import LibraryScreen from './screens/library/LibraryScreen.vue'
import PrintScreen from './screens/print/PrintScreen.vue'
import TablesScreen from './screens/tables/TablesScreen.vue'
import WizardScreen from './screens/wizard/WizardScreen.vue'
import HalfMonthScreen from './systems/fng/halfMonth/HalfMonthScreen.vue'
import MissionScreen from './systems/fng/mission/MissionScreen.vue'
import RosterScreen from './systems/fng/roster/RosterScreen.vue'

/** @returns the pages of the program; a campaign's pages carry its name. */
export function createAppRouter(history: RouterHistory = createWebHashHistory()): Router {
  return createRouter({
    history,
    routes: [
      { path: '/', name: 'library', component: LibraryScreen, meta: { title: 'Library' } },
      { path: '/new', name: 'new', component: WizardScreen, meta: { title: 'New tour' } },
      { path: '/tables/:table?', name: 'tables', component: TablesScreen, meta: { title: 'Tables' } },
      { path: '/print', name: 'print', component: PrintScreen, meta: { title: 'Blank sheets' } },
      { path: '/tour/:campaign/muster', name: 'muster', component: WizardScreen, meta: { title: 'New tour' } },
      { path: '/tour/:campaign', name: 'halfMonth', component: HalfMonthScreen, meta: { title: 'Half-month' } },
      { path: '/tour/:campaign/roster', name: 'roster', component: RosterScreen, meta: { title: 'Roster' } },
      { path: '/tour/:campaign/mission', name: 'mission', component: MissionScreen, meta: { title: 'Mission' } },
      { path: '/tour/:campaign/journal', name: 'journal', component: JournalScreen, meta: { title: 'Journal' } },
      {
        path: '/tour/:campaign/tables/:table?',
        name: 'tourTables',
        component: TablesScreen,
        meta: { title: 'Tables' },
      },
      { path: '/tour/:campaign/print', name: 'tourPrint', component: PrintScreen, meta: { title: 'Print' } },
      { path: '/:rest(.*)', redirect: '/' },
    ],
  })
}
