import { configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { type ApiClient, createApiClient } from '#lib/http/client.ts';
import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { callingCountryOf } from '#lib/phone/calling-codes.ts';
import { readUser } from '#lib/session/stored-user.ts';
import { displaySlice } from './display/slice.ts';
import { loadingSlice } from './loading/slice.ts';
import { localeSlice } from './locale/slice.ts';
import { unreadSlice } from './notifications/slice.ts';
import { EMPTY_REGISTER_USER, registerUserSlice } from './register-user/slice.ts';
import { sessionSlice } from './session/slice.ts';
import { signInReducer } from './sign-in/slice.ts';
import { unreadTicketsSlice } from './tickets/slice.ts';
import { todosSlice } from './todos/slice.ts';
import { takeSession } from './user/session.ts';
import { userReducer } from './user/slice.ts';
import { visibilityFilterSlice } from './visibility-filter/slice.ts';

const reducer = {
  user: userReducer,
  registerUser: registerUserSlice.reducer,
  session: sessionSlice.reducer,
  signIn: signInReducer,
  loading: loadingSlice.reducer,
  locale: localeSlice.reducer,
  display: displaySlice.reducer,
  todos: todosSlice.reducer,
  visibilityFilter: visibilityFilterSlice.reducer,
  unread: unreadSlice.reducer,
  unreadTickets: unreadTicketsSlice.reducer,
};

/** What thunks are given beside the store. */
export interface Services {
  readonly api: ApiClient;
}

interface StoreOptions {
  readonly lng: LanguageCode;
  /** Another client, for tests. */
  readonly api?: ApiClient;
}

/** Makes the store of one page. The client it calls through renews the session it holds. */
export function makeStore({ lng, api }: StoreOptions) {
  const client: ApiClient =
    api ??
    createApiClient({
      // Another tab may have renewed it since.
      accessToken: () => readUser()?.accessToken ?? store.getState().user?.accessToken ?? null,
      onSession: (answer) => takeSession(store.dispatch, answer),
      onActivity: (change) => store.dispatch(loadingSlice.actions.changed(change)),
    });
  const services: Services = { api: client };
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults({ thunk: { extraArgument: services } }),
    preloadedState: {
      locale: languageOf(lng).locale,
      registerUser: { ...EMPTY_REGISTER_USER, country: callingCountryOf(lng) },
    },
  });
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
/** A thunk with the store's state and the client. */
export type AppThunk<Result = Promise<void>> = ThunkAction<Result, RootState, Services, UnknownAction>;
