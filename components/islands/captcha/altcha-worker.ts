/* The library's solver, under an address of our own: the content security policy allows no blob workers. */
import 'altcha/workers/pbkdf2';
