import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron'
import type { Bridge, Reply } from '../contract/rpc.ts'

/** All that the page gets to see of Electron: one way to call, one way to listen. */
const api: Bridge = {
  door: 'electron',
  call: (procedure, input) => ipcRenderer.invoke('call', procedure, input) as Promise<Reply>,
  on(listener) {
    const hear = (_event: IpcRendererEvent, event: string, payload: unknown) => {
      listener(event, payload)
    }
    ipcRenderer.on('event', hear)
    return () => {
      ipcRenderer.off('event', hear)
    }
  },
}

contextBridge.exposeInMainWorld('api', api)
