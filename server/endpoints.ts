import {
  confirmIdentity,
  endOtherSessions,
  endSession,
  linkGoogle,
  linkPartner,
  linkPhone,
  listIdentities,
  listSessions,
  unlinkIdentity,
} from '#lib/contract/account.ts';
import { cancelAnalysis, listAnalyses, readAnalysis, startAnalysis } from '#lib/contract/analysis-calls.ts';
import { confirmAppOtp, enrolAppOtp, removeAppOtp, renewRecoveryCodes } from '#lib/contract/app-otp.ts';
import { checkSession, logOut } from '#lib/contract/auth.ts';
import { createChallenge } from '#lib/contract/captcha.ts';
import { listComments, submitComment } from '#lib/contract/comments.ts';
import { requestConsultation } from '#lib/contract/consultations.ts';
import type { Endpoint } from '#lib/contract/endpoint.ts';
import {
  confirmPartner,
  finishPartner,
  listMethods,
  signInWithGoogle,
  startPartner,
} from '#lib/contract/federation.ts';
import { sendFeedback } from '#lib/contract/feedback.ts';
import { listNotifications, readNotifications } from '#lib/contract/notifications.ts';
import {
  listOrders,
  listOrdersAtDesk,
  placeOrder,
  readOrder,
  readOrderAtDesk,
  reorder,
  stepOrder,
  stepOrderAtDesk,
} from '#lib/contract/order-calls.ts';
import { sendOtp, verifyOtp } from '#lib/contract/otp.ts';
import { listGateways, startPayment, verifyPayment } from '#lib/contract/payments.ts';
import { listPlans } from '#lib/contract/plans.ts';
import {
  confirmEmail,
  deleteAccount,
  exportAccount,
  keepAccount,
  readProfile,
  updateProfile,
} from '#lib/contract/profile.ts';
import { readPushKey, subscribePush, unsubscribePush } from '#lib/contract/push.ts';
import { changePassword, logIn, signUp } from '#lib/contract/sign-in.ts';
import { importUsage, readOverview, readUsage } from '#lib/contract/stats.ts';
import { addTodo, changeTodo, listTodos, removeTodo } from '#lib/contract/todos.ts';
import { readVitals, sendVitals } from '#lib/contract/vitals.ts';

/** Every call the service answers, in the order in which its description shows them. */
export const ENDPOINTS: readonly Endpoint[] = [
  checkSession,
  listMethods,
  sendOtp,
  verifyOtp,
  signUp,
  logIn,
  changePassword,
  signInWithGoogle,
  startPartner,
  finishPartner,
  confirmPartner,
  logOut,
  listSessions,
  endSession,
  endOtherSessions,
  listIdentities,
  confirmIdentity,
  linkPhone,
  linkGoogle,
  linkPartner,
  unlinkIdentity,
  enrolAppOtp,
  confirmAppOtp,
  renewRecoveryCodes,
  removeAppOtp,
  requestConsultation,
  listComments,
  submitComment,
  listPlans,
  createChallenge,
  sendVitals,
  readVitals,
  startAnalysis,
  listAnalyses,
  readAnalysis,
  cancelAnalysis,
  listOrders,
  placeOrder,
  readOrder,
  stepOrder,
  reorder,
  listOrdersAtDesk,
  readOrderAtDesk,
  stepOrderAtDesk,
  listGateways,
  startPayment,
  verifyPayment,
  readProfile,
  updateProfile,
  confirmEmail,
  exportAccount,
  keepAccount,
  readOverview,
  readUsage,
  importUsage,
  listTodos,
  addTodo,
  changeTodo,
  removeTodo,
  listNotifications,
  readNotifications,
  readPushKey,
  subscribePush,
  unsubscribePush,
  sendFeedback,
  deleteAccount,
];
