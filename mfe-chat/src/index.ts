// Federation needs an asynchronous boundary before anything shared is touched.
void import('./standalone');
