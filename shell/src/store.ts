import { configureStore, createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ServerConfig } from '@sheaf/api/contract/config';
import type { ToolId } from '@sheaf/api/contract/tools';
import type { Notice, ShortcutGroup } from '@sheaf/tool-contract';
import { useDispatch, useSelector } from 'react-redux';
import { mayAskForDonation, rememberAttempt } from './donation';
import type { Services } from './services';

/** At most one dialog is open. */
export type OpenDialog =
  | { open: 'none' }
  | { open: 'upload-choice' }
  | { open: 'upgrade' }
  | { open: 'shortcuts' }
  | { open: 'donation'; tool: ToolId };

/** What the page knows about the server's configuration. */
export type ServerConfigState = { step: 'asking' } | { step: 'known'; config: ServerConfig } | { step: 'unreachable' };

/** The notice on the screen. Its id distinguishes two notices of the same words. */
export type ShownNotice = (Notice & { id: number }) | null;

interface ThunkSetup {
  state: ShellState;
  extra: Pick<Services, 'api' | 'storage' | 'now' | 'prerenderedFor'>;
}

/** Asks the server for its limits and claims. */
export const readServerConfig = createAsyncThunk<ServerConfig, void, ThunkSetup>('serverConfig/read', (_nothing, { extra }) => extra.api.config());

/** Opens the donation dialog if this visitor may be asked now and nothing else is open. */
export const askForDonation = createAsyncThunk<void, ToolId, ThunkSetup>('dialog/askForDonation', (tool, { getState, dispatch, extra }) => {
  const { serverConfig, dialog } = getState();
  const takesDonations = serverConfig.step === 'known' && serverConfig.config.donations.mode !== 'off';
  // Without a network nobody can donate, and the dialog itself may not be loaded.
  const canAsk = takesDonations && navigator.onLine && dialog.open === 'none';
  if (!canAsk || !mayAskForDonation(extra.storage, tool, extra.now())) return;
  rememberAttempt(extra.storage, extra.now());
  // The notice of the success would cover the dialog.
  dispatch(noticeDismissed());
  dispatch(dialogOpened({ open: 'donation', tool }));
});

const serverConfigSlice = createSlice({
  name: 'serverConfig',
  initialState: (): ServerConfigState => ({ step: 'asking' }),
  reducers: {
    serverExpected: (_state, { payload }: PayloadAction<ServerConfig>) => ({ step: 'known' as const, config: payload }),
  },
  extraReducers: (builder) =>
    builder
      // A known configuration stays until a newer one arrives.
      .addCase(readServerConfig.pending, (state) => (state.step === 'known' ? state : { step: 'asking' }))
      // An unchanged configuration keeps its identity, so that nothing is rendered again.
      .addCase(readServerConfig.fulfilled, (state, { payload }) =>
        state.step === 'known' && JSON.stringify(state.config) === JSON.stringify(payload) ? state : { step: 'known', config: payload },
      )
      .addCase(readServerConfig.rejected, () => ({ step: 'unreachable' })),
});

const dialogSlice = createSlice({
  name: 'dialog',
  initialState: (): OpenDialog => ({ open: 'none' }),
  reducers: {
    dialogOpened: (_state, { payload }: PayloadAction<OpenDialog>) => payload,
    dialogClosed: () => ({ open: 'none' }) as const,
  },
});

const noticeSlice = createSlice({
  name: 'notice',
  initialState: { shown: null as ShownNotice, lastId: 0 },
  reducers: {
    noticeShown(state, { payload }: PayloadAction<Notice>) {
      state.lastId += 1;
      state.shown = { ...payload, id: state.lastId };
    },
    noticeDismissed(state) {
      state.shown = null;
    },
  },
});

const { serverExpected } = serverConfigSlice.actions;
/** The keys of the tool that is open. */
const shortcutsSlice = createSlice({
  name: 'shortcuts',
  initialState: (): ShortcutGroup[] => [],
  reducers: { shortcutsOffered: (_state, { payload }: PayloadAction<ShortcutGroup[]>) => payload },
});

export const { shortcutsOffered } = shortcutsSlice.actions;
export const { dialogOpened, dialogClosed } = dialogSlice.actions;
export const { noticeShown, noticeDismissed } = noticeSlice.actions;

/** Creates the page's store. */
export function createShellStore(services: ThunkSetup['extra']) {
  const store = configureStore({
    reducer: { serverConfig: serverConfigSlice.reducer, dialog: dialogSlice.reducer, notice: noticeSlice.reducer, shortcuts: shortcutsSlice.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: services } }),
  });
  if (services.prerenderedFor) store.dispatch(serverExpected(services.prerenderedFor));
  return store;
}

export interface ShellState {
  serverConfig: ServerConfigState;
  dialog: OpenDialog;
  notice: { shown: ShownNotice; lastId: number };
  shortcuts: ShortcutGroup[];
}

export type ShellStore = ReturnType<typeof createShellStore>;
export type ShellDispatch = ShellStore['dispatch'];

export const useShellDispatch = useDispatch.withTypes<ShellDispatch>();
export const useShellState = useSelector.withTypes<ShellState>();
