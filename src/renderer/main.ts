import { createPinia } from 'pinia'
import { createApp } from 'vue'
import { createApi } from '../contract/client.ts'
import { answeringKey, watchAnswers } from './answering.ts'
import { apiKey, bridgeKey, plain } from './api.ts'
import App from './App.vue'
import { bridge } from './bridge.ts'
import { openStorage } from './composables/storage.ts'
import './design/fonts.css'
import './design/tokens.css'
import './design/base.css'
import './design/parts.css'
import { arrived, createAppRouter } from './router.ts'
import { tellMistakes } from './mistakes.ts'
import { useLibrary } from './stores/library.ts'

const { bridge: watched, answering } = watchAnswers(bridge)
const sound = plain(watched)
// Components ask at once for what is remembered; only the desktop program has to fetch it first.
void openStorage(sound).then(async () => {
  const router = createAppRouter()
  const app = createApp(App)
    .provide(bridgeKey, sound)
    .provide(apiKey, createApi(sound))
    .provide(answeringKey, answering)
    .use(createPinia())
    .use(router)
  tellMistakes(app, sound)
  await arrived(router)
  // Main looks through the files while the page is built.
  if (router.currentRoute.value.name === 'library') void app.runWithContext(() => useLibrary().reload())
  app.mount('#app')
})
