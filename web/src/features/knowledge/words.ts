/** The texts of this feature. Pure. */
import { ApiError } from '../../lib/calls/apiError.ts';

/** The error of an upload: the reason that the server gives at the file takes the place of its general message. */
export const fileReason = (error: unknown): unknown =>
  error instanceof ApiError && error.fields.file
    ? new ApiError({ status: error.status, code: error.code, message: error.fields.file }, { cause: error })
    : error;
